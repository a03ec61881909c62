// How the filters of a list are drawn: as inputs in a row, as fields below each other, or, for those that hide something, as
// words that can be taken away. The screens name their filters once.
import { createContext } from "react";

export const FilterLayout = createContext<"row" | "field" | "word">("row");
