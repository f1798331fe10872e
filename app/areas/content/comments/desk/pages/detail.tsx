import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { ReportList } from '#app/areas/guahao/comments/cards/report-list.tsx'
import { StateTags } from '#app/areas/guahao/comments/cards/state-tags.tsx'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { TextField } from '#kit/ui/field.tsx'
import { Tag } from '#kit/ui/tag.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { REPLY_CHARACTERS } from '../../rules.ts'
import { deskDiscussion, deskDiscussionAnswer, deskDiscussionDismiss, deskDiscussionTake } from '../contract.ts'
import { Decide } from '../parts/decide.tsx'
import { Origin } from '../parts/origin.tsx'
import type { Route } from './+types/detail'

export { handle } from 'virtual:rows/desk-discussion'

const load = ({ callApi, query }: Loading) => callApi(deskDiscussion, { comment_id: readId(query, 'comment_id') })
export const clientLoader = behindStaffGate(load)
type Detail = CallOutput<typeof deskDiscussion>

export default function DeskDiscussionPage({ loaderData: comment }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { kind_name, title } = comment
  return (
    <DeskFrame
      title="评论详情"
      note={title ? `${kind_name}《${title}》` : `${kind_name}已经撤下，评论也不再展示`}
      aside={
        <ButtonLink kind="secondary" size="small" to="/desk/discussions">
          返回评论
        </ButtonLink>
      }
    >
      <div className="space-y-12">
        <Said comment={comment} onDone={revalidate} />
        <ReportList
          comment={comment}
          noun="评论"
          input={{ comment_id: comment.comment_id }}
          take={deskDiscussionTake}
          dismiss={deskDiscussionDismiss}
          onDone={revalidate}
        />
        {comment.replies.length > 0 && (
          <Card title="回复">
            <ul className="divide-y divide-line">
              {comment.replies.map((reply) => (
                <OneReply key={reply.comment_id} reply={reply} onDone={revalidate} />
              ))}
            </ul>
          </Card>
        )}
        {comment.state === 'shown' && <Answer commentId={comment.comment_id} onSaved={revalidate} />}
      </div>
    </DeskFrame>
  )
}

function Said({ comment, onDone }: { comment: Detail; onDone: () => void }) {
  return (
    <Card title={comment.user_name} aside={comment.add_time.slice(0, 16)}>
      <div className="space-y-12">
        {comment.answers && (
          <p className="rounded-8 bg-well px-12 py-8 text-14 break-words text-ink-2">回复：{comment.answers}</p>
        )}
        <p className="text-16 break-words whitespace-pre-line">{comment.content || '作者已经删除了内容。'}</p>
        <StateTags comment={comment} />
        {comment.says && <p className="text-14 break-words text-ink-2">已告诉作者：{comment.says}</p>}
        <Decide comment={comment} onDone={onDone} />
        <Origin key={comment.comment_id} commentId={comment.comment_id} />
      </div>
    </Card>
  )
}

function OneReply({ reply, onDone }: { reply: Detail['replies'][number]; onDone: () => void }) {
  return (
    <li className="space-y-8 py-12 text-14">
      <p className="break-words">
        {reply.user_name || '作者已删除'}
        {reply.content && `：${reply.content}`} {reply.is_official === 1 && <Tag tone="accent">官方回复</Tag>}
      </p>
      <StateTags comment={reply} />
      <Decide comment={reply} onDone={onDone} />
      <Origin commentId={reply.comment_id} />
    </li>
  )
}

function Answer({ commentId: comment_id, onSaved }: { commentId: number; onSaved: () => void }) {
  const [content, setContent] = useState('')
  return (
    <Card title="以医院的名义回复">
      <PageForm
        draft="private"
        action="回复"
        size="small"
        disabled={content.trim() === ''}
        save={(_, send) => send(deskDiscussionAnswer, { comment_id, content })}
        said={() => '已回复，作者会收到通知'}
        onSaved={() => {
          setContent('')
          onSaved()
        }}
      >
        <TextField
          label="回复"
          name="content"
          rows={3}
          maxLength={REPLY_CHARACTERS}
          value={content}
          hint="大家都能看到；不诊断、不开药，需要看病的请引导就诊"
          onChange={(event) => setContent(event.target.value)}
        />
      </PageForm>
    </Card>
  )
}
