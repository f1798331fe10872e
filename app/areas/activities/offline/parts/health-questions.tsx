import { withAt } from '#kit/lists/changed.ts'
import { Card } from '#kit/ui/card.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { Segment } from '#kit/ui/segment.tsx'

type Answers = readonly (0 | 1 | undefined)[]

interface HealthQuestionsProps {
  questions: readonly string[]
  answers: Answers
  onAnswer: (answers: Answers) => void
}

/** What is asked before one moves; the answers are looked at and not kept. */
export function HealthQuestions({ questions, answers, onAnswer }: HealthQuestionsProps) {
  return (
    <Card title="活动前问一问">
      <ul className="space-y-16">
        {questions.map((question, at) => {
          const answer = answers[at]
          return (
            <li key={question} className="space-y-8">
              <p aria-hidden="true" className="text-14">
                {question}
              </p>
              <Segment
                label={question}
                name={`question-${at}`}
                value={answer === undefined ? '' : String(answer)}
                onChange={(value) => onAnswer(withAt(answers, at, value === '1' ? 1 : 0))}
                options={[
                  { value: '0', text: '没有' },
                  { value: '1', text: '有' },
                ]}
              />
            </li>
          )
        })}
      </ul>
      {answers.includes(1) && (
        <div className="pt-12">
          <Notice tone="warning">有这些情况，先问问医生再动。可以改报听讲座的活动。</Notice>
        </div>
      )}
      <p className="pt-12 text-12 text-ink-3">只用来判断适不适合参加，不保存您的回答。</p>
    </Card>
  )
}
