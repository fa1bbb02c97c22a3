/** Words of other languages that suppose what follows: "Quand la limite …", "Cuando alcanzas …", "Wenn das …". */
export const CONDITION_ELSEWHERE =
  /(?<![\p{L}])(?:quand|lorsque|lorsqu['’](?:il|elle|une?)|dès que|si (?:la|le|vous|el|tu|su|se|has|ha)|une fois que|cuando|en cuanto|quando|se (?:o|a|il|la|você|tu)|caso|appena|wenn|falls|sobald|когда|если)(?![\p{L}])[^.!?:;\n]{0,60}$/iu;
