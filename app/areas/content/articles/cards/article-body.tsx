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
          {piece.items.map((item) => (
            <li key={item} className="flex gap-8">
              <span aria-hidden="true" className="mt-10 size-6 shrink-0 rounded-full bg-accent" />
              <span className="min-w-0 break-words">{item}</span>
            </li>
          ))}
        </ul>
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
