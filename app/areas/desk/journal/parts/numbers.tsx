/** The numbers by which something is found, one below the other, each once; they break anywhere and are chosen whole. */
export function Numbers({ of }: { of: readonly string[] }) {
  return [...new Set(of)]
    .filter((number) => number !== '')
    .map((number) => (
      <code key={number} className="block text-12 break-all select-all">
        {number}
      </code>
    ))
}
