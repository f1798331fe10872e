import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { ReasonForm } from '#app/desk-shell/reason-form.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Stars } from '#kit/ui/stars.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { ReportList } from '../../cards/report-list.tsx'
import { StateTags } from '../../cards/state-tags.tsx'
import { hideReasons } from '../../rules.ts'
import { deskComment, deskCommentHide, deskCommentShow, deskReportDismiss, deskReportTake } from '../contract.ts'
import { AnswerForm } from '../parts/answer-form.tsx'
import { ReplyList } from '../parts/reply-list.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/desk-comment'

const load = ({ callApi, query }: Loading) => callApi(deskComment, { comment_id: readId(query, 'comment_id') })
export const clientLoader = behindStaffGate(load)
/** One comment with all that hangs on it. */
type Detail = CallOutput<typeof deskComment>

export default function DeskCommentPage({ loaderData: comment }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <DeskFrame
      title="评价详情"
      note={`${comment.user_name}评价${comment.about}，就诊日 ${comment.visit_date || '不详'}`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/comments">
          返回评价
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        <Said comment={comment} onDone={revalidate} />
        <ReportList
          comment={comment}
          noun="评价"
          input={{ comment_id: comment.comment_id }}
          take={deskReportTake}
          dismiss={deskReportDismiss}
          onDone={revalidate}
        />
        <ReplyList replies={comment.replies} onDone={revalidate} />
        {comment.state === 'shown' && <AnswerForm commentId={comment.comment_id} onSaved={revalidate} />}
      </div>
    </DeskFrame>
  )
}

function Said({ comment, onDone }: { comment: Detail; onDone: () => void }) {
  const { comment_id, state } = comment
  const [hiding, setHiding] = useState(false)
  return (
    <Card>
      <div className="space-y-12">
        <div className="flex flex-wrap items-center justify-between gap-8">
          <Stars value={comment.score} />
          <span className="text-12 text-ink-3 tabular-nums">{comment.add_time.slice(0, 16)}</span>
        </div>
        <p className="text-16 break-words whitespace-pre-line">{comment.content}</p>
        <div className="flex flex-wrap gap-6 empty:hidden">
          {comment.words.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </div>
        <div className="flex flex-wrap gap-8 empty:hidden">
          {comment.images.map((image) => (
            <Picture
              key={image}
              src={image}
              alt="患者上传的图片"
              width={96}
              height={96}
              className="size-96 rounded-8"
            />
          ))}
        </div>
        <StateTags comment={comment} />
        {comment.says && <p className="text-14 text-ink-2">已告诉作者：{comment.says}</p>}
        <div className="flex flex-wrap gap-12">
          {state !== 'shown' && (
            <ActButton
              call={deskCommentShow}
              input={{ comment_id }}
              kind="primary"
              said={() => '已展示，作者会收到通知'}
              onDone={onDone}
            >
              展示
            </ActButton>
          )}
          {state !== 'hidden' && (
            <Button kind="secondary" size="small" onClick={() => setHiding(true)}>
              隐藏
            </Button>
          )}
        </div>
      </div>
      {hiding && (
        <ReasonForm
          title="隐藏这条评价？"
          label="原因，作者会看到"
          common={hideReasons}
          maxLength={100}
          action="隐藏"
          danger
          save={(reason, send) => send(deskCommentHide, { comment_id, reason })}
          said={() => '已隐藏，作者和举报的人会收到通知'}
          onSaved={() => {
            setHiding(false)
            onDone()
          }}
          onClose={() => setHiding(false)}
        >
          <p className="text-14 text-ink-2">隐藏后只有作者自己能看到，星级不再计入评分。</p>
        </ReasonForm>
      )}
    </Card>
  )
}
