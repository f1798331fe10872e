import { Picture } from '#kit/ui/picture.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { docsayDetail } from '../contract.ts'

type Piece = CallOutput<typeof docsayDetail>['content'][number]

/** The pieces of an article, in a width and spacing that are easy to read. */
export function ArticleBody({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <div className="space-y-16 text-16 leading-relaxed">
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
        <OnePiece key={at} piece={piece} />
      ))}
    </div>
  )
}

function OnePiece({ piece }: { piece: Piece }) {
  switch (piece.type) {
    case 'heading':
      return <h2 className="pt-8 text-18 font-semibold break-words">{piece.text}</h2>
    case 'paragraph':
      return <p className="break-words whitespace-pre-line">{piece.text}</p>
    case 'list':
      return (
        <ul className="space-y-8">
          {piece.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
            <li key={at} className="flex gap-8">
              <span aria-hidden="true" className="mt-10 size-6 shrink-0 rounded-full bg-accent" />
              <span className="min-w-0 break-words whitespace-pre-line">{item}</span>
            </li>
          ))}
        </ul>
      )
    case 'steps':
      return (
        <ol className="list-decimal space-y-8 pl-24 marker:text-accent-ink">
          {piece.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
            <li key={at} className="break-words whitespace-pre-line">
              {item}
            </li>
          ))}
        </ol>
      )
    case 'quote':
      return (
        <blockquote className="border-l-4 border-accent pl-12 break-words whitespace-pre-line text-ink-2">
          {piece.text}
        </blockquote>
      )
    case 'table':
      return <PieceTable table={piece} />
    case 'references':
      return (
        <section aria-label="参考资料" className="border-t border-line pt-12 text-12 text-ink-3">
          <h2 className="pb-4 font-medium">参考资料</h2>
          <ol className="list-decimal space-y-4 pl-20">
            {piece.items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
              <li key={at} className="break-words">
                {item}
              </li>
            ))}
          </ol>
        </section>
      )
    case 'picture':
      return (
        <figure>
          <Picture
            src={piece.image}
            kind="card"
            alt={piece.caption}
            width={343}
            height={172}
            className="w-full rounded-12"
          />
          {piece.caption && <figcaption className="pt-4 text-center text-12 text-ink-3">{piece.caption}</figcaption>}
        </figure>
      )
  }
}

/** A table that is wider than the phone is moved within its own room, with the keyboard too. */
function PieceTable({ table: { head, rows } }: { table: Extract<Piece, { type: 'table' }> }) {
  const cell = 'border border-line px-8 py-6 text-left align-top break-words whitespace-pre-line'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no finger moves it by the arrows
    <section aria-label="表格" tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-14">
        {head.length > 0 && (
          <thead>
            <tr className="bg-well">
              {head.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
                <th key={at} scope="col" className={`${cell} font-medium`}>
                  {text}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
            <tr key={at}>
              {row.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an article that is read does not change
                <td key={column} className={cell}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
