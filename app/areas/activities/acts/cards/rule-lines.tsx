import { Card } from '#kit/ui/card.tsx'
import { unbroken } from '#kit/ui/unbroken.tsx'

/** The rule of an activity, a line for each sentence of it. */
export function RuleLines({ rule }: { rule: string }) {
  return (
    <Card title="活动规则">
      <ol className="list-decimal space-y-8 pl-20 text-14 text-ink-2">
        {rule.split('\n').map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ol>
    </Card>
  )
}
