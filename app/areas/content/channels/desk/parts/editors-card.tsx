import { useRevalidator } from 'react-router'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskChannelEditorAdd, deskChannelEditorRemove } from '../contract.ts'
import type { ManagedChannel } from './look-form.tsx'

/** Who edits a channel's page: whoever is named here, and has a role that may edit channels, sees this one alone. */
export function EditorsCard({ channel: { channel, editors } }: { channel: ManagedChannel }) {
  const { revalidate } = useRevalidator()
  return (
    <Card title="渠道编辑">
      <ul className="divide-y divide-line pb-12 empty:pb-0">
        {editors.map(({ staff_id, name, login_name }) => (
          <li key={staff_id} className="flex items-center gap-8">
            <span className="min-w-0 grow text-14">
              {name}（{login_name}）
            </span>
            <ActButton
              call={deskChannelEditorRemove}
              input={{ channel, staff_id }}
              kind="text"
              said={() => '已移除'}
              onDone={revalidate}
            >
              移除
            </ActButton>
          </li>
        ))}
      </ul>
      <PageForm
        action="添加"
        kind="secondary"
        save={(form, send) =>
          send(deskChannelEditorAdd, { ...readForm(deskChannelEditorAdd, form, { login_name: 'text' }), channel })
        }
        refusedFields={{ 'no-staff': 'login_name' }}
        said={({ name }) => `${name}现在可以编辑这个渠道`}
        onSaved={() => revalidate()}
      >
        <Field
          label="登录名"
          name="login_name"
          maxLength={40}
          required
          hint="他们的角色要有“编辑自己负责的合作渠道”，例如内容编辑"
        />
      </PageForm>
    </Card>
  )
}
