import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { DataTable } from '#app/desk-shell/data-table.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { listView, loadList } from '#app/desk-shell/list-view.ts'
import type { Column } from '#app/desk-shell/table.tsx'
import { shortTime } from '#kit/time/short-time.ts'
import { Button } from '#kit/ui/button.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate } from '#kit/wire/load.ts'
import { feedbackSorts } from '../../rules.ts'
import { deskFamilyFeedback, deskFamilyFeedbackExport, deskFamilyFeedbackRead } from '../contract.ts'
import type { Route } from './+types/family-feedback'

export { handle } from 'virtual:rows/desk-family-feedback'

const view = listView({
  call: deskFamilyFeedback,
  file: deskFamilyFeedbackExport,
  noun: '反馈',
  sorts: feedbackSorts,
  filters: {
    list: { as: 'tabs', label: '反馈', words: { new: '没看过', read: '看过的' } },
    from: { as: 'day', label: '提交从' },
    to: { as: 'day', label: '到' },
  },
})
export const clientLoader = behindStaffGate(loadList(view))
type Row = CallOutput<typeof deskFamilyFeedback>['list'][number]

const columns: Column<Row>[] = [
  { head: '提交', cell: ({ add_time }) => shortTime(add_time), tight: true, sort: 'newest' },
  { head: '写了什么', cell: ({ content }) => <span className="break-words whitespace-pre-line">{content}</span> },
  { head: '照片', cell: ({ images }) => <Photos images={images} />, tight: true },
  { head: '手机', cell: (row) => <Read row={row} />, tight: true },
]

export default function DeskFamilyFeedbackPage({ loaderData }: Route.ComponentProps) {
  return (
    <DeskFrame note="家庭活动结束后写来的话。看号码会留下记录；导出的文件里号码是打码的。">
      <DataTable
        view={view}
        loaded={loaderData}
        label="家庭活动反馈"
        columns={columns}
        keyOf={({ feedback_id }) => feedback_id}
        empty={<Empty title="这里没有反馈" text="从“线下活动”里的“家庭活动反馈”写来，会出现在这里。" />}
      />
    </DeskFrame>
  )
}

const Photos = ({ images }: { images: readonly string[] }) => (
  <span className="flex gap-4">
    {images.map((image, at) => (
      <a key={image} href={image} target="_blank" rel="noreferrer">
        <Picture src={image} alt={`照片 ${at + 1}`} width={48} height={48} className="size-48 rounded-8" />
      </a>
    ))}
  </span>
)

/** Marks it as read; the number, where one was left, is shown then. */
function Read({ row: { feedback_id, mobile, is_read } }: { row: Row }) {
  const { revalidate } = useRevalidator()
  const reading = useAct(deskFamilyFeedbackRead)
  const [whole, setWhole] = useState<string>()
  const read = async () => {
    const told = await reading.run({ feedback_id })
    if (!told) return
    setWhole(told.mobile)
    if (!told.mobile) revalidate()
  }
  return (
    <span className="flex items-center gap-8 tabular-nums">
      {whole || mobile || '—'}
      {(is_read === 0 || (mobile && !whole)) && (
        <Button kind="text" size="small" busy={reading.busy} onClick={read}>
          {mobile ? '看号码' : '看过了'}
        </Button>
      )}
    </span>
  )
}
