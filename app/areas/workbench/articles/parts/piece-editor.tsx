import { MOST } from '#app/areas/content/articles/rules.ts'
import { movedBy, withoutAt } from '#kit/lists/changed.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { newPiece, pieceNames, type WrittenPieces } from './pieces.ts'
import { SendPicture } from './send-picture.tsx'

interface PieceEditorProps {
  pieces: readonly WrittenPieces[]
  onPieces: (pieces: WrittenPieces[]) => void
}

/** The body of an article, piece by piece: written, moved, taken out, added. */
export function PieceEditor({ pieces, onPieces }: PieceEditorProps) {
  const change = (at: number, text: string) =>
    onPieces(pieces.map((piece, place) => (place === at ? { ...piece, text } : piece)))
  const add = (type: 'paragraph' | 'heading' | 'list') => () => onPieces([...pieces, newPiece(type)])
  return (
    <div className="space-y-16">
      <ol className="space-y-16">
        {pieces.map((piece, at) => (
          <li key={piece.key} className="rounded-8 border border-line p-12">
            <PieceFields piece={piece} at={at} onText={(text) => change(at, text)} />
            <div className="flex flex-wrap gap-x-8">
              <Button kind="text" size="small" disabled={at === 0} onClick={() => onPieces(movedBy(pieces, at, -1))}>
                上移
              </Button>
              <Button
                kind="text"
                size="small"
                disabled={at === pieces.length - 1}
                onClick={() => onPieces(movedBy(pieces, at, 1))}
              >
                下移
              </Button>
              <Button kind="text" size="small" onClick={() => onPieces(withoutAt(pieces, at))}>
                删除
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {pieces.length < MOST.blocks && (
        <div className="flex flex-wrap gap-8">
          {(['paragraph', 'heading', 'list'] as const).map((type) => (
            <Button key={type} kind="secondary" size="small" onClick={add(type)}>
              加{pieceNames[type]}
            </Button>
          ))}
          <SendPicture text="加图片" onSent={(image) => onPieces([...pieces, newPiece('picture', image)])} />
        </div>
      )}
    </div>
  )
}

interface PieceFieldsProps {
  piece: WrittenPieces
  at: number
  onText: (text: string) => void
}

function PieceFields({ piece: { type, text, image }, at, onText }: PieceFieldsProps) {
  const label = `第 ${at + 1} 段 · ${pieceNames[type]}`
  if (type === 'heading')
    return (
      <Field label={label} value={text} maxLength={MOST.heading} onChange={(event) => onText(event.target.value)} />
    )
  if (type === 'picture')
    return (
      <div className="space-y-8">
        <Picture src={image} kind="card" alt="文章图片" width={200} height={112} className="w-200 rounded-8" />
        <Field
          label={`${label}说明`}
          value={text}
          maxLength={MOST.caption}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
    )
  return (
    <TextField
      label={label}
      hint={type === 'list' ? '每行一条' : undefined}
      value={text}
      maxLength={type === 'list' ? MOST.item * MOST.items : MOST.paragraph}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
