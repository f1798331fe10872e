import { useState } from 'react'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskPatientTagAdd, deskPatientTagSwitch, type deskPatientTags } from '../contract.ts'
import { MOST_TAG } from '../rules.ts'

interface TagListProps {
  tags: CallOutput<typeof deskPatientTags>['list']
  onDone: () => void
}

/** The tags that the desk keeps: added, switched off, and on again. */
export function TagList({ tags, onDone }: TagListProps) {
  const [added, setAdded] = useState(0)
  return (
    <Card title="本院的标签">
      <ul aria-label="本院的标签" className="divide-y divide-line">
        {tags.map(({ tag_id, tag_name, is_on, patient_num }) => (
          <li key={tag_id} className="flex flex-wrap items-center justify-between gap-8 py-4">
            <span className={is_on === 1 ? 'text-16' : 'text-16 text-ink-3'}>
              {tag_name} <span className="text-12 text-ink-3">{patient_num} 位</span>
            </span>
            <ActButton
              call={deskPatientTagSwitch}
              input={{ tag_id, is_on: is_on === 1 ? 0 : 1 }}
              kind="text"
              said={() => (is_on === 1 ? `停用了“${tag_name}”` : `启用了“${tag_name}”`)}
              onDone={onDone}
            >
              {is_on === 1 ? '停用' : '启用'}
            </ActButton>
          </li>
        ))}
      </ul>
      <PageForm
        key={added}
        action="添加标签"
        size="small"
        refusedFields={{ 'tag-there': 'tag_name', full: 'tag_name' }}
        save={(form, send) => send(deskPatientTagAdd, readForm(deskPatientTagAdd, form, { tag_name: 'text' }))}
        said={() => '添加了'}
        onSaved={() => {
          setAdded((count) => count + 1)
          onDone()
        }}
      >
        <Field label="新标签" name="tag_name" maxLength={MOST_TAG} autoComplete="off" required />
      </PageForm>
    </Card>
  )
}
