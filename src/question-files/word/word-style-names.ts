// Styles of the documents that are written here, by which their reader knows again what Word has no word for.

/** Paragraphs that explain or entitle: no questions, and nothing that was missed. */
export const noteStyles: ReadonlySet<string> = new Set(["Petunjuk", "PetunjukJudul", "JudulSoal"]);
/** Cells that head a row or a column. */
export const headCellStyle = "KepalaTabel";
/** Runs whose text is LaTeX that Word's equations cannot say; the second stands on a line of its own. */
export const latexStyle = "RumusLaTeX";
export const latexBlockStyle = "RumusLaTeXBlok";
/** Runs of an equation that is a chemical formula. */
export const chemistryStyle = "RumusKimia";
