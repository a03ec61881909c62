// Rich text of the question or of an answer.

/** Cleaned by the console when the file was made. The page's policy runs no script of it and fetches nothing for it. */
export function OfflineHtmlPanel({ html }: { html: string }) {
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
