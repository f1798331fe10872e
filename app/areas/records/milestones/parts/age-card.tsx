import { useRevalidator } from 'react-router'
import { type Place, useWaiting, useWriting, WAITS, waitingOf } from '#app/areas/records/ground/cards/waiting.ts'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { answerMilestone, type milestones } from '../contract.ts'
import { type Answer, answers } from '../rules.ts'

interface AgeCardProps {
  place: Place
  childId: number
  age: CallOutput<typeof milestones>['ages'][number]
  mayWrite: boolean
}

const options = Object.entries(answers).map(([value, text]) => ({ value, text }))

/** What a child usually can by an age, each to be answered. */
export function AgeCard({ place, childId, age, mayWrite }: AgeCardProps) {
  const saying = useWriting(answerMilestone, place, () => {}, ['child_id', 'sign'])
  const waiting = useWaiting(place)
  const { revalidate } = useRevalidator()
  const say = async ({ id: sign, words }: AgeCardProps['age']['signs'][number], answer: Answer) => {
    if (await saying.run({ child_id: childId, sign, answer }, `${words}：${answers[answer]}`)) revalidate()
  }
  return (
    <Card title={age.age_words}>
      {saying.error && (
        <div role="alert" className="pb-12">
          <Notice tone="danger">{saying.error.words}</Notice>
        </div>
      )}
      <ul className="space-y-12">
        {age.signs.map((sign) => {
          const waits = waitingOf(waiting, answerMilestone, { child_id: childId, sign: sign.id })
          return (
            <li key={sign.id}>
              <p className="pb-6 text-16">
                {sign.words} {waits && !waits.isSent && <Tag tone="warning">{WAITS}</Tag>}
              </p>
              {mayWrite ? (
                <Segment
                  label={sign.words}
                  name={sign.id}
                  value={waits ? String(waits.input.answer) : sign.answer}
                  onChange={(answer) => say(sign, answer as Answer)}
                  options={options}
                />
              ) : (
                <p className="text-14 text-ink-2">{sign.answer === '' ? '还没有回答' : answers[sign.answer]}</p>
              )}
            </li>
          )
        })}
      </ul>
      {age.needs_visit === 1 && (
        <div className="pt-12">
          <Notice tone="warning">有一项还不会，请带孩子到儿童保健门诊看看。每个孩子快慢不同，这不是诊断。</Notice>
        </div>
      )}
    </Card>
  )
}
