// Twelve questions for a model: a plain Go test suite that knows nothing of Carryover.
package arithmetic

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"regexp"
	"testing"
)

func ask(question string) (string, error) {
	content := question + "\nEnd with the number alone."
	body, _ := json.Marshal(map[string]any{
		"model":    "gpt-4o-mini",
		"messages": []map[string]string{{"role": "user", "content": content}},
	})
	request, err := http.NewRequest("POST", os.Getenv("OPENAI_BASE_URL")+"/chat/completions", bytes.NewReader(body))
	if err != nil {
		return "", err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("OPENAI_API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return "", err
	}
	defer response.Body.Close()
	text, err := io.ReadAll(response.Body)
	if err != nil || response.StatusCode != 200 {
		return "", fmt.Errorf("call failed: %s %s", response.Status, text)
	}
	var reply struct {
		Choices []struct{ Message struct{ Content string } }
	}
	if err := json.Unmarshal(text, &reply); err != nil {
		return "", err
	}
	return reply.Choices[0].Message.Content, nil
}

func expect(t *testing.T, question, expected string) {
	t.Helper()
	answer, err := ask(question)
	if err != nil {
		t.Fatal(err)
	}
	numbers := regexp.MustCompile(`\d+`).FindAllString(answer, -1)
	if len(numbers) == 0 || numbers[len(numbers)-1] != expected {
		t.Errorf("got %q, want %s", answer, expected)
	}
}

func TestEggs(t *testing.T) {
	expect(t, "Tom has 14 eggs. He buys 9 more eggs and eats 6 of them. How many eggs does Tom have?", "17")
}

func TestShelf(t *testing.T) {
	expect(t, "A shelf has 5 rows with 12 books each. How many books are on the shelf?", "60")
}

func TestStickers(t *testing.T) {
	expect(t, "Anna has 60 stickers and gives 23 stickers to her brother. How many stickers does she have left?", "37")
}

func TestBus(t *testing.T) {
	expect(t, "A bus carries 31 people. At the next stop 8 people get off and 4 people get on. How many people are on the bus?", "27")
}

func TestPencils(t *testing.T) {
	expect(t, "Each box holds 6 pencils. How many pencils are in 7 boxes?", "42")
}

func TestWages(t *testing.T) {
	expect(t, "Ben earns 15 dollars per hour and works 8 hours. How many dollars does he earn?", "120")
}

func TestRolls(t *testing.T) {
	expect(t, "A baker makes 48 rolls and sells 29 rolls. How many rolls are left?", "19")
}

func TestPages(t *testing.T) {
	expect(t, "Mia reads 12 pages on Monday and twice as many pages on Tuesday. How many pages does she read on Tuesday?", "24")
}

func TestCows(t *testing.T) {
	expect(t, "A farmer has 18 cows and buys 7 more cows. How many cows does the farmer have?", "25")
}

func TestApples(t *testing.T) {
	expect(t, "Tom has 3 apples and buys 2 more. How many apples does he have?", "5")
}

func TestTank(t *testing.T) {
	expect(t, "A tank holds 90 liters. 35 liters are used. How many liters are left?", "55")
}

func TestMarbles(t *testing.T) {
	expect(t, "Lea has 40 marbles and finds 15 more marbles. How many marbles does she have?", "55")
}
