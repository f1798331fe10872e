import { useRevalidator } from 'react-router'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { useToday } from '#kit/ui/use-now.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { type Cycle, shortDay } from '../cards/cycle-words.ts'
import { cycleAnswer } from '../contract.ts'

/** Gaps that may hide a forgotten month: until they are answered they are not counted. */
export function GapQuestions({ cycle }: { cycle: Cycle }) {
  return cycle.questions.map((gap) => <GapQuestion key={gap.to} recordId={cycle.id} gap={gap} />)
}

function GapQuestion({ recordId, gap }: { recordId: number; gap: Cycle['questions'][number] }) {
  const today = useToday()
  const { revalidate } = useRevalidator()
  const answering = useAct(cycleAnswer)
  const say = async (answer: 'real' | 'forgotten') => {
    if (await answering.run({ record_id: recordId, to: gap.to, answer })) revalidate()
  }
  const isLong = gap.days > 60
  return (
    <Card title={`${shortDay(gap.from, today)}到${shortDay(gap.to, today)}隔了 ${gap.days} 天`}>
      <p className="pb-12 text-14 text-ink-2">
        {isLong
          ? '是不是有一次没记？想得起日期，就用“补记别的日子”加上；想不起，这一段就不算。'
          : '两次挨得很近，是不是有一次记错了日期？记错的可以在下面删掉。'}
      </p>
      <div className="flex flex-wrap gap-12 *:grow">
        <Button kind="secondary" busy={answering.busy} onClick={() => say('forgotten')}>
          {isLong ? '漏记了，不算' : '记错了，不算'}
        </Button>
        <Button kind="secondary" busy={answering.busy} onClick={() => say('real')}>
          没错，就是这样
        </Button>
      </div>
    </Card>
  )
}
