import { type FormEvent, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Choice } from '#kit/ui/choice.tsx'
import { ErrorNotice } from '#kit/ui/error-notice.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { StarsInput } from '#kit/ui/stars.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { useOwnAnswer } from '#kit/wire/browser/use-answer.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { answerSurvey, orderSurvey } from '../contract.ts'
import { MOST_ANSWER } from '../rules.ts'

type Question = CallOutput<typeof orderSurvey>['list'][number]

/** A few questions about an order; nothing where they cannot be asked just now, or are answered. */
export function Survey({ orderId }: { orderId: string }) {
  const [isDone, setDone] = useState(false)
  const answer = useAct(answerSurvey)
  const { answer: survey } = useOwnAnswer(orderSurvey, { order_id: orderId })
  const questions = survey?.is_answered === 0 ? survey.list : []
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new FormData(event.currentTarget)
    const answers = Object.fromEntries(
      questions.map(({ question_id: id }) => [id, String(said.get(`answer-${id}`) ?? '')]),
    )
    if (await answer.run({ order_id: orderId, answers: JSON.stringify(answers) })) setDone(true)
  }
  if (isDone) return <Notice tone="success">谢谢，您的回答能让下一次更好。</Notice>
  if (questions.length === 0) return null
  return (
    <Card title="再问几个小问题">
      <form onSubmit={send} className="space-y-16">
        {questions.map((question) => (
          <Asked key={question.question_id} question={question} />
        ))}
        <ErrorNotice words={answer.error?.words} />
        <Button type="submit" kind="secondary" wide busy={answer.busy}>
          提交问卷
        </Button>
      </form>
    </Card>
  )
}

function Asked({ question: { question_id, kind, title, options } }: { question: Question }) {
  const name = `answer-${question_id}`
  if (kind === 'stars') return <StarsInput legend={title} name={name} />
  if (kind === 'words') return <TextField label={`${title}（可以不填）`} name={name} rows={2} maxLength={MOST_ANSWER} />
  return <Choice legend={title} name={name} options={options.map((text) => ({ value: text, title: text }))} />
}
