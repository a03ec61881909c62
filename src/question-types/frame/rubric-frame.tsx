// A rubric to be read and to be written, for screens that show no question with it.
export { RubricFields } from "../parts/marking/rubric-fields.tsx";
export { RubricList } from "../parts/marking/rubric-list.tsx";
