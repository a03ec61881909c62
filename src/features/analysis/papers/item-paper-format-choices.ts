// The paper of an analysis: its table lies on its side.
import { papers, type Paper } from "../../../kit/print/sheets/paper-size.ts";

const turned = ({ width, height }: Paper): Paper => ({ width: height, height: width });
// Made once: sheets are drawn anew for another one.
export const papersAside = { a4: turned(papers.a4), f4: turned(papers.f4) };
