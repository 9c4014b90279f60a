/** Every part of every language's words, made from the Fluent files by `web/words.ts`. */
declare module "words:all" {
  type Language = import("../generated/words").Language;
  type Part = import("../../words").Part;
  type Body = import("@fluent/bundle").FluentResource["body"];

  const load: Record<Language, Record<Part, () => Promise<{ default: Body }>>>;
  export default load;
}
