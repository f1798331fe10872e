import { Card } from '#kit/ui/card.tsx'

/** What to know before one comes; nothing where there is nothing. */
export function Tips({ title, tips }: { title: string; tips: readonly string[] }) {
  if (tips.length === 0) return null
  return (
    <Card title={title}>
      <ul className="list-disc space-y-4 pl-20 text-14 text-ink-2">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  )
}
