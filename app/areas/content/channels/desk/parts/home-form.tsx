import { useRevalidator } from 'react-router'
import { type deskChannelHome, deskChannelHomeSet } from '#app/areas/home/desk/contract.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'

interface HomeFormProps {
  channel: number
  home: CallOutput<typeof deskChannelHome>
}

/** Where who came by a channel begins: its own page, a partner city's home, or the usual one. */
export function HomeForm({ channel, home: { path, list } }: HomeFormProps) {
  const { revalidate } = useRevalidator()
  return (
    <Card title="首页">
      <PageForm
        action="保存首页"
        kind="secondary"
        save={(form, send) =>
          send(deskChannelHomeSet, { ...readForm(deskChannelHomeSet, form, { path: 'text' }), channel })
        }
        refusedFields={{ 'no-home': 'path' }}
        said={() => '已保存'}
        onSaved={() => revalidate()}
      >
        <Select
          label="从这个渠道来，首页是"
          name="path"
          defaultValue={path}
          placeholder="平常的首页"
          options={list.map((home) => ({ value: home.path, text: home.name }))}
        />
      </PageForm>
    </Card>
  )
}
