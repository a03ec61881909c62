// A field of whole numbers keeps what is typed: a number made of what is left of it would be saved unseen.
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { createForm, type FormModel } from "./create-form.ts";
import { FormWholeNumber } from "./form-fields.tsx";

const test = suite("field of whole numbers");
type Values = { most: number };
let form: FormModel<Values>;
const stored: Values[] = [];

test.before.each(() => {
  stored.length = 0;
  form = createForm({
    initial: { most: 100 },
    schema: v.object({
      most: v.pipe(v.number("angka"), v.integer("bulat"), v.minValue(1, "terlalu kecil")),
    }),
    submit: async (values) => void stored.push(values),
  });
  render(<FormWholeNumber form={form} name="most" label="Paling banyak" />);
});
test.after.each(() => {
  cleanup();
  form.exit();
});
const input = () => screen.getByRole<HTMLInputElement>("textbox");
const type = (value: string) => fireEvent.input(input(), { target: { value } });

test("what is no whole number stays as typed and is refused for what it is", async () => {
  for (const [typed, fault] of [
    ["2,5", "bulat"],
    ["-5", "terlalu kecil"],
    ["1.000", "angka"],
    ["", "angka"],
  ] as const) {
    type(typed);
    assert.not(await form.save(), typed);
    assert.is(form.$errors.get().most, fault);
    assert.is(input().value, typed);
  }
  assert.equal(stored, []);
});

test("a whole number is saved, and another value of the form stands in the field", async () => {
  type("25");
  assert.ok(await form.save());
  assert.equal(stored, [{ most: 25 }]);
  type("2,5");
  form.reset({ most: 40 });
  await screen.findByDisplayValue("40");
});

test("a long paste is not cut to a number that nobody meant", () => {
  assert.ok(input().maxLength >= 20);
});

test.run();
