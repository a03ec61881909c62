// A sentence with places: "Kode {code} sudah dipakai oleh {name}." A place of one letter holds a number. {+20} at the end
// stands for so many characters, whatever they are (bundling/texts/short-forms.ts).
export const formOf = (form: string) =>
  new RegExp(
    `^${form
      .replace(/[^\w\s{}]/g, "\\$&")
      .replace(/\{(\w)\}/g, "(?<$1>\\d+)")
      .replace(/\{(\w+)\}/g, "(?<$1>.*?)")
      .replace(/\{\\\+(\d+)\}$/, ".{$1}")}$`,
    "s",
  );
