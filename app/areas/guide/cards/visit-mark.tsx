import { TagIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Cell } from '#kit/ui/cell.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useAct } from '#kit/wire/browser/use-act.ts'
import { visitorId } from '#kit/wire/browser/visitor-id.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import type { CallApi } from '#kit/wire/read-answer.ts'
import { deleteMark, getMark } from '../contract.ts'

type Marks = CallOutput<typeof getMark>

/** The marks of this browser's visits, for a page that shows them; none where nobody could say. */
export const loadMarks = (callApi: CallApi): Promise<Marks> =>
  callApi(getMark, { visitor_id: visitorId() }).catch(() => ({ ex: '', cf: '' }))

/** What is kept of how this browser came here, and the way to have it forgotten; nothing where nothing is kept. */
export function VisitMark({ marks: first }: { marks: Marks }) {
  const [marks, setMarks] = useState(first)
  const forgetting = useAct(deleteMark)
  if (marks.ex === '' && marks.cf === '') return null
  const forget = async () => {
    await forgetting.run({ key: 'ex', visitor_id: visitorId() })
    const left = await forgetting.run({ key: 'cf', visitor_id: visitorId() })
    if (!left) return
    setMarks(left)
    toast('已清除')
  }
  return (
    <Cell
      start={<TagIcon />}
      title="来源标记"
      note="您从哪个推广链接来的，只记在这个浏览器名下，30 天后自动忘记"
      value={
        <Button kind="text" size="small" busy={forgetting.busy} onClick={forget}>
          清除
        </Button>
      }
    />
  )
}
