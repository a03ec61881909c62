// What each field of a question's payload and of an answer means, for the API document. A name that stands alone means the same
// wherever it occurs; "Payload12.multiple" and "Answer.id" are of one type of question, or of answers alone.
export const questionFieldDescriptions: Record<string, string> = {
  "Payload.id":
    "Names this part of the question. Answers name it by this id, which stays the same when the question is edited.",
  "Payload.html": 'Sanitised HTML. Formulas stand in it as `<span data-formula="LaTeX">`.',
  "Payload.text": "Plain text that is shown for this part.",
  "Payload14.text":
    "HTML with `[[id]]` at each place where the blank of that id is filled in: `[[b1]]` stands for the blank `b1`.",
  "Payload.options": "The options, in the order in which they are shown to this participant.",
  "Payload14.options": "The options of a blank whose `mode` is `dropdown`; empty for any other.",
  "Payload.fixed":
    'The option stays at its place when options are shuffled, such as "semua benar". The server has shuffled already: show them in the order of the list.',
  "Payload.format": "`plain`: the answer is plain text; `rich`: it may be formatted HTML.",
  "Payload.min_words": "The fewest words of an answer; 0: no bound.",
  "Payload.max_chars": "The most characters of an answer; 0: no bound.",
  "Payload.attachments": "Files may be handed in beside the text.",
  "Payload.lines":
    "How many ruled lines the answer has on paper; on a screen it suggests the height of the input.",
  "Payload.min_choices": "The fewest options to choose; 0: no bound.",
  "Payload.max_choices":
    "The most that may be chosen; 0: no bound. 1 in a picture with zones: a single choice.",
  "Payload.left": "The parts of the left column. An answer says for each what it belongs to.",
  "Payload.right": "The parts of the right column.",
  "Payload.max_length": "The most characters of the answer; 0: no bound but that of the schema.",
  "Payload.unit": 'Shown after the input, such as "cm"; empty: nothing.',
  "Payload.number":
    "A number is expected. Show a numeric keyboard; the answer is sent as text all the same.",
  "Payload.items": "The parts to be put in order, in the order in which they are shown at first.",
  "Payload13.items": "The parts to be put into categories.",
  "Payload.labels":
    "The two words to choose from for each statement. The value 1 stands for the first, 0 for the second.",
  "Payload16.labels": "The labels to be put on zones. Empty when `mode` is `typed`.",
  "Payload.statements": "The statements. For each, one of the two `labels` is chosen.",
  "Payload.argument_required": "Each choice needs a reason in words.",
  "Payload.survey": "The answer earns nothing, and is only summed up.",
  "Payload.cols": "The heads of the columns, as HTML.",
  "Payload.columns": "How many options are shown side by side.",
  "Payload12.columns": "The columns of the grid. An answer names the chosen ones for each row.",
  "Payload.rows": "The rows of the grid.",
  "Payload11.rows": "The heads of the rows, as HTML; empty: rows have none.",
  "Payload.cells": "The cells, row by row, as many in each row as there are `cols`.",
  "Payload.kind": "`text`: the cell shows `html`; `input`: the participant fills it in.",
  "Payload.placeholder": "Shown in the input while it is empty.",
  "Payload.multiple": "Several may be chosen; otherwise one.",
  "Payload12.multiple": "Several columns may be chosen in each row; otherwise one.",
  "Payload.categories": "The categories into which items are put.",
  "Payload.max": "The most items that the category takes; 0: as many as there are.",
  "Payload.blanks": "The blanks of the text. Each stands where the text has `[[id]]`.",
  "Payload.bank": "The words for blanks whose `mode` is `bank`.",
  "Payload.width": "In pixels, as uploaded; 0: there is no picture.",
  "Payload14.width": "The width of the blank, in characters.",
  "Payload.height": "In pixels, as uploaded; 0: there is no picture.",
  "Payload14.mode":
    "How the blank is filled: `bank` with a word of the common `bank`, `dropdown` with one of its own `options`, `text` by typing.",
  "Payload15.mode": "`options`: pictures are chosen; `zones`: places in one picture are chosen.",
  "Payload16.mode":
    "How a zone is filled: `drag` and `dropdown` with one of the `labels`, `typed` by typing words.",
  "Payload.reuse": "It may be used in more than one place; otherwise once.",
  "Payload.image": "The picture; null: there is none.",
  "Payload.media_id": "Which of the `media` of the sitting it is; null: there is no picture.",
  "Payload.alt": "Says what the picture shows, for whoever does not see it.",
  "Payload.caption": "Shown below the picture.",
  "Payload.zones": "The places in the picture.",
  "Payload.shape": "The form of the zone, which decides what `coords` are.",
  "Payload.coords":
    "Shares from 0 to 1: x and widths of the picture's width, y and heights of its height. `rect`: x and y of the upper left corner, width, height. `circle`: x and y of the centre, radius as a share of the picture's width. `poly`: x and y of each corner in turn.",
  "Payload.hint": "Names the zone, for whoever does not see it.",
  "Answer.type": "The type of the question.",
  "Answer.id": "The id of the chosen option; null: none is chosen.",
  "Answer.html":
    "The text as HTML, which the server sanitises. The bounds of the payload count its words and characters.",
  "Answer.attachments":
    "The ids of files that were uploaded for this question; none when it is missing.",
  "Answer.ids": "The ids of the chosen options; empty: none is chosen.",
  "Answer7.ids":
    "The ids of all items in the participant's order; null: the order has not been touched.",
  "Answer15.ids": "The ids of the chosen pictures or zones; empty: none is chosen.",
  "Answer.pairs":
    "By the id of the left part: the id of the right part that belongs to it; null or missing: none.",
  "Answer10.pairs":
    "Pairs of the id of a left part and the id of a right part. A part may be in several.",
  "Answer.text": "What was typed.",
  "Answer.values":
    "By the id of the statement: 1 for the first of the `labels`, 0 for the second; null or missing: none.",
  "Answer9.values": "By the id of the statement: what was chosen, and why.",
  "Answer.value": "1 for the first of the `labels`, 0 for the second; null: none.",
  "Answer.argument": "The reason in words; empty: there is none.",
  "Answer.cells": "By the id of the input: what was typed.",
  "Answer.rows": "By the id of the row: the ids of the chosen columns.",
  "Answer.items": "By the id of the item: the id of its category; null or missing: it is in none.",
  "Answer.blanks":
    "By the id of the blank: the id of a word or an option where its `mode` is `bank` or `dropdown`, and what was typed where it is `text`.",
  "Answer.labels":
    "By the id of the zone: the id of a label where the `mode` is `drag` or `dropdown`, and the words that were typed where it is `typed`.",
};
