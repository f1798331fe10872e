import { useRevalidator } from 'react-router'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { answerMilestone, type milestones } from '../contract.ts'
import { type Answer, answers } from '../rules.ts'

interface AgeCardProps {
  childId: number
  age: CallOutput<typeof milestones>['ages'][number]
  mayWrite: boolean
}

const options = Object.entries(answers).map(([value, text]) => ({ value, text }))

/** What a child usually can by an age, each to be answered. */
export function AgeCard({ childId, age, mayWrite }: AgeCardProps) {
  const saying = useAct(answerMilestone)
  const { revalidate } = useRevalidator()
  const say = async (sign: string, answer: string) => {
    if (await saying.run({ child_id: childId, sign, answer: answer as Answer })) revalidate()
  }
  return (
    <Card title={age.age_words}>
      <ul className="space-y-12">
        {age.signs.map((sign) => (
          <li key={sign.id}>
            <p className="pb-6 text-16">{sign.words}</p>
            {mayWrite ? (
              <Segment
                label={sign.words}
                name={sign.id}
                value={sign.answer}
                onChange={(answer) => say(sign.id, answer)}
                options={options}
              />
            ) : (
              <p className="text-14 text-ink-2">{sign.answer === '' ? '还没有回答' : answers[sign.answer]}</p>
            )}
          </li>
        ))}
      </ul>
      {age.needs_visit === 1 && (
        <div className="pt-12">
          <Notice tone="warning">有一项还不会，请带孩子到儿童保健门诊看看。每个孩子快慢不同，这不是诊断。</Notice>
        </div>
      )}
    </Card>
  )
}
