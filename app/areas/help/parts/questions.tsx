import { MessageCircleHeartIcon } from 'lucide-react'
import { Cell, CellGroup } from '#kit/ui/cell.tsx'
import { address } from '#kit/wire/address.ts'

/** Where a question is answered. */
export const questionAddress = (id: number): string => address('/help/question', { id })

/** Questions that belong together, each a link to its answer. */
export function QuestionGroup({
  title,
  questions,
}: {
  title: string
  questions: readonly { id: number; title: string }[]
}) {
  return (
    <CellGroup title={title}>
      {questions.map((question) => (
        <Cell key={question.id} title={question.title} to={questionAddress(question.id)} />
      ))}
    </CellGroup>
  )
}

/** The way to customer service, for what no answer fits. */
export function AskHelpDesk() {
  return (
    <CellGroup>
      <Cell
        title="没有解决？问问客服"
        note="先由自动回复帮您找答案"
        start={<MessageCircleHeartIcon />}
        to="/qiyuMiddle"
      />
    </CellGroup>
  )
}
