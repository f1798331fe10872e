import { Card } from '#kit/ui/card.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'

/** The parts of a page about goods: what is in it, how it is used, what happens afterwards. */
export function DetailParts({ parts }: { parts: readonly { title: string; lines: readonly string[] }[] }) {
  return parts.map(({ title, lines }) => (
    <Card key={title} title={title}>
      <ul className="space-y-6 text-14 text-ink-2">
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    </Card>
  ))
}
