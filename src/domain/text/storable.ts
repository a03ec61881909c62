/** Without NUL and halves of characters: neither text nor jsonb of PostgreSQL holds them. */
export function storable<Value>(value: Value): Value {
  if (typeof value === "string") return value.replace(/\0|\p{Surrogate}/gu, "") as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, storable(each)]),
  ) as Value;
}
