/**
 * The program of the launcher process: it starts children, hands on what they print, and tells how they end.
 *
 * It is written in Perl, which every runner that has git has too, because of what a fork costs: it copies the
 * page tables of the process that forks. From Node, with 15 MB of memory of its own, a child costs 0.6 ms of
 * processor time at the least; from here 0.2 ms, and nothing waits until the child's program is loaded.
 *
 * After each fork every page that one of the two writes to is copied, which is the largest part of what a child costs
 * here. So nothing is loaded (`warnings`, and `Errno`, which is behind `$!{EINTR}`, nearly double the memory), variables
 * that live on are used again in place of new ones, and the child does only what the parent cannot do for it.
 *
 * It outlives no one: when the other end of its channel is gone, however that came, its children are killed.
 * Its other end is `remote-launcher.ts`; the frames between them are in `launcher-frames.ts`.
 */

import { constants } from "node:os";
import { MARKER_NAME } from "./kill-posix.ts";
import { FRAME, HEAD_BYTES } from "./launcher-frames.ts";

/** The descriptor of the channel to the process that gives the orders. */
export const CHANNEL = 3;

/** Frames of which the next is expected at once wait so long for it: a short child is told of in one write. */
const PATIENCE_S = 0.004;
/**
 * A child may end between the look for ended ones and the wait for whatever comes, which its signal then does
 * not cut short. It is looked for again after so long.
 */
const LOOK_S = 0.02;

export const LAUNCHER_PROGRAM = String.raw`
use strict;
$0 = 'carryover-launcher';

# What is opened here is closed in children when their program is loaded, as all descriptors above 2 are.
open(my $channel, '+<&=', ${CHANNEL}) or die "No channel: $!";
# Children whose program cannot be loaded tell why: their process id and the number of the error.
pipe(my $failures, my $failures_in) or die "No pipe: $!";

# Signals of a terminal or a runner are for the process that gives the orders: it ends its children in order.
# Handlers, because children would inherit that a signal is ignored. That a child has ended ends a wait.
my @caught = qw(INT TERM HUP);
my $last_caught;
my $catch = sub { $last_caught = shift };
$SIG{$_} = $catch for @caught;
$SIG{PIPE} = $SIG{CHLD} = sub { };

my ($file, $called_as, $folder, $marker, @arguments);
# By the number that the other end gave: group, 0 when nobody is left in it; has_exited; open_streams.
my %children;
my %number_of;    # by process id, of children that have not been waited for
# By descriptor, of streams that are read: handle, kind of frame, number of the child.
my (@handles, @kinds, @owners);
my $watched = '';
vec($watched, fileno $channel, 1) = 1;
my ($in, $out, $is_urgent) = ('', '', 0);

while (1) {
    flush() if $is_urgent;
    my @ended = reap();
    my $patience = @ended ? 0 : $out ne '' ? ${PATIENCE_S} : %number_of ? ${LOOK_S} : undef;
    my $count = select(my $ready = $watched, undef, undef, $patience);
    if ($count > 0) {
        # Streams first: an order may close one and open another under its number, which is not ready.
        for my $descriptor (grep { defined $handles[$_] } 0 .. $#handles) {
            read_stream($descriptor) if vec($ready, $descriptor, 1);
        }
        take_orders() if vec($ready, fileno $channel, 1);
    }
    # After what the child printed, all of which has been there to be read: nobody has to wait for it.
    report_end(@$_) for @ended;
    flush() if $count == 0 && !@ended;
}

sub report {
    my ($kind, $number, $payload) = @_;
    $out .= pack('VCV', length $payload, $kind, $number) . $payload;
    $is_urgent = 1 if $kind != ${FRAME.started} && $kind != ${FRAME.exited};
}

# Waits until all is taken: what children print is held up while the other end is behind.
sub flush {
    while ($out ne '') {
        my $written = syswrite($channel, $out);
        if (defined $written) { substr($out, 0, $written) = '' }
        elsif ($! != ${constants.errno.EINTR}) { finish() }
    }
    $is_urgent = 0;
}

sub take_orders {
    my $length = sysread($channel, $in, 65536, length $in);
    finish() if defined $length ? $length == 0 : $! != ${constants.errno.EINTR};
    while (length $in >= ${HEAD_BYTES}) {
        my ($size, $kind, $number) = unpack('VCV', $in);
        last if length $in < ${HEAD_BYTES} + $size;
        my @fields = split(/\0/, substr($in, ${HEAD_BYTES}, $size), -1);
        substr($in, 0, ${HEAD_BYTES} + $size) = '';
        if    ($kind == ${FRAME.order})   { launch($number, @fields) }
        elsif ($kind == ${FRAME.abandon}) { abandon($number) }
        elsif ($kind == ${FRAME.plan})    { plan(@fields) }
        else                              { die "No order has the kind $kind" }
    }
}

sub plan {
    ($file, $called_as, $folder, $marker, my $count, my @rest) = @_;
    @arguments = splice(@rest, 0, $count);
    %ENV = @rest;
    report(${FRAME.ready}, 0, '');
}

sub launch {
    my ($number, $count, @rest) = @_;
    my @own = $count eq '-' ? @arguments : splice(@rest, 0, $count);
    my %variables = @rest;
    my ($pid, $stdout, $stderr);
    undef $last_caught;
    if (!pipe($stdout, STDOUT_IN) || !pipe($stderr, STDERR_IN) || !defined($pid = fork())) {
        report(${FRAME.failed}, $number, $! + 0);
        return;
    }
    if ($pid == 0) {
        setpgrp(0, 0);
        $SIG{$_} = 'DEFAULT' for @caught;
        # Sent to the child before it could end by it.
        kill($last_caught => $$) if defined $last_caught;
        if (open(STDOUT, '>&', \*STDOUT_IN) && open(STDERR, '>&', \*STDERR_IN) && chdir $folder) {
            @ENV{keys %variables} = values %variables;
            exec { $file } $called_as, @own;
        }
        syswrite($failures_in, $$ . ' ' . ($! + 0) . "\n");
        exit 127;
    }
    # Here too: a signal to the group may be sent before the child has come to it.
    setpgrp($pid, $pid);
    close STDOUT_IN;
    close STDERR_IN;
    $children{$number} = { group => $pid, has_exited => 0, open_streams => 2 };
    $number_of{$pid} = $number;
    watch($stdout, ${FRAME.stdout}, $number);
    watch($stderr, ${FRAME.stderr}, $number);
    report(${FRAME.started}, $number, pack('V', $pid));
}

sub watch {
    my ($handle, $kind, $number) = @_;
    my $descriptor = fileno $handle;
    ($handles[$descriptor], $kinds[$descriptor], $owners[$descriptor]) = ($handle, $kind, $number);
    vec($watched, $descriptor, 1) = 1;
}

sub read_stream {
    my ($descriptor) = @_;
    my $number = $owners[$descriptor];
    my $length = sysread($handles[$descriptor], my $chunk, 65536);
    return if !defined $length && $! == ${constants.errno.EINTR};
    return report($kinds[$descriptor], $number, $chunk) if $length;
    close_stream($descriptor);
    $children{$number}{open_streams} -= 1;
    report_closed($number);
}

sub close_stream {
    my ($descriptor) = @_;
    vec($watched, $descriptor, 1) = 0;
    # The last reference: the handle is closed.
    undef $handles[$descriptor];
}

sub report_closed {
    my ($number) = @_;
    my $child = $children{$number};
    return if !$child->{has_exited} || $child->{open_streams} > 0;
    delete $children{$number};
    report(${FRAME.closed}, $number, '');
}

# The children that have ended since the last look: number, process id, status, whether somebody is left.
sub reap {
    my @ended;
    while ((my $pid = waitpid(-1, 1)) > 0) {
        my $status = $?;
        # Not permitted: somebody is there, under another user.
        my $is_alive = kill(0, -$pid) || $! == ${constants.errno.EPERM} ? 1 : 0;
        my $number = delete $number_of{$pid};
        $children{$number}{group} = 0 if !$is_alive && defined $children{$number};
        push @ended, [$number, $pid, $status, $is_alive];
    }
    return @ended;
}

sub report_end {
    my ($number, $pid, $status, $is_alive) = @_;
    my $child = $children{$number};
    # Abandoned meanwhile.
    return if !defined $child;
    my $failure = $status == 127 << 8 ? failure_of($pid) : undef;
    if (defined $failure) {
        forget($number);
        report(${FRAME.failed}, $number, $failure);
        return;
    }
    $child->{has_exited} = 1;
    report(${FRAME.exited}, $number, pack('CCC', $is_alive, $status >> 8, $status & 127));
    report_closed($number);
}

# What a child that has ended left in the pipe of failures; undefined where its program was loaded.
sub failure_of {
    my ($pid) = @_;
    my $look = '';
    vec($look, fileno $failures, 1) = 1;
    our %failure;
    if (select($look, undef, undef, 0) > 0 && sysread($failures, my $lines, 65536)) {
        %failure = (%failure, $lines =~ /(\d+) (\d+)\n/g);
    }
    return delete $failure{$pid};
}

sub forget {
    my ($number) = @_;
    delete $children{$number};
    for my $descriptor (grep { defined $handles[$_] } 0 .. $#handles) {
        close_stream($descriptor) if $owners[$descriptor] == $number;
    }
}

sub abandon {
    my ($number) = @_;
    my $child = $children{$number};
    return if !defined $child;
    forget($number);
    # Where the order to end it came before its start was known.
    kill(KILL => -$child->{group}) if $child->{group} && !$child->{has_exited};
}

# Kills all that was started here. Who is stopped starts nobody any more: the next look shows all of them.
sub finish {
    exit 0 if !defined $marker;
    my @groups = grep { $_ } map { $_->{group} } values %children;
    kill(STOP => map { -$_ } @groups);
    my (%is_stopped, @fresh);
    # Twice nobody new: the system shows no variables of who is just loading a program.
    for (my ($round, $quiet) = (0, 0); $round < 20 && $quiet < 2; $round += 1) {
        select(undef, undef, undef, 0.005) if $quiet;
        @fresh = grep { !$is_stopped{$_}++ } relatives(@groups);
        kill(STOP => @fresh);
        $quiet = @fresh ? 0 : $quiet + 1;
    }
    # The last come first, which are children of the others but where numbers began anew: those who are stopped in a group
    # whose last tie to another one of its session ends are sent a hangup by the system, and go on.
    kill(KILL => (sort { $b <=> $a } keys %is_stopped), map { -$_ } @groups);
    exit 0;
}

# Who is in one of the groups or marked, and who descends from them or from here, as far as the system shows it.
sub relatives {
    my %is_group = map { $_ => 1 } @_;
    my (%children_of, @open);
    # In another namespace of processes than that of /proc these numbers are other people's.
    return if (readlink('/proc/self') // '') ne $$;
    opendir(my $processes, '/proc') or return;
    for my $pid (grep { /^\d+$/ && $_ > 1 && $_ != $$ } readdir $processes) {
        my ($parent, $group) = content("/proc/$pid/stat") =~ /.*\) [^ZX] (\d+) (\d+)/s or next;
        push @{$children_of{$parent}}, $pid;
        push @open, $pid if $is_group{$group} || content("/proc/$pid/environ") =~ /(?:^|\0)${MARKER_NAME}=[^\0]*,\Q$marker\E:/;
    }
    push @open, @{$children_of{$$} // []};
    my %found;
    while (defined(my $pid = pop @open)) {
        push @open, @{$children_of{$pid} // []} if !$found{$pid}++;
    }
    return keys %found;
}

sub content {
    open(my $file, '<', $_[0]) or return '';
    local $/;
    return <$file> // '';
}
`;
