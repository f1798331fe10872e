import { PlusIcon, XIcon } from 'lucide-react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { type deskPatient, deskPatientTag } from '../contract.ts'

type Patient = CallOutput<typeof deskPatient>
interface TagsProps {
  handle: string
  patient: Pick<Patient, 'tags' | 'more_tags'>
  onDone: () => void
}

/** The tags of somebody: a tap takes one off, or gives another of the desk's list. */
export function TagsCard({ handle, patient: { tags, more_tags: more }, onDone }: TagsProps) {
  return (
    <Card title="标签">
      {tags.length === 0 && more.length > 0 && <p className="pb-8 text-14 text-ink-3">还没有标签。</p>}
      <div className="flex flex-wrap gap-8">
        {tags.map(({ tag_id, tag_name }) => (
          <ActButton
            key={tag_id}
            call={deskPatientTag}
            input={{ person: handle, tag_id, is_on: 0 }}
            kind="primary"
            said={() => `去掉了“${tag_name}”`}
            onDone={onDone}
          >
            {tag_name}
            <XIcon aria-label="去掉" />
          </ActButton>
        ))}
        {more.map(({ tag_id, tag_name }) => (
          <ActButton
            key={tag_id}
            call={deskPatientTag}
            input={{ person: handle, tag_id, is_on: 1 }}
            said={() => `贴上了“${tag_name}”`}
            onDone={onDone}
          >
            <PlusIcon aria-label="贴上" />
            {tag_name}
          </ActButton>
        ))}
      </div>
      {tags.length + more.length === 0 && (
        <p className="text-12 text-ink-3">本院还没有标签，管理员在患者列表的“本院的标签”里添加。</p>
      )}
    </Card>
  )
}
