import { useRevalidator } from 'react-router'
import { topics } from '#app/areas/content/articles/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field } from '#kit/ui/field.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { allBlocks, MOST } from '../../rules.ts'
import { type deskChannel, deskChannelLook } from '../contract.ts'
import { BlocksField } from './blocks-field.tsx'
import { LookFields } from './look-fields.tsx'

/** A channel as its editor has it before them. */
export type ManagedChannel = CallOutput<typeof deskChannel>

const sheet = {
  title: 'text',
  brand: 'text',
  slogan: 'text',
  colour: 'text',
  blocks: { ticked: allBlocks },
  doctor_title: 'text',
  ask_title: 'text',
  doctor_topics: 'numbers',
  ask_topics: 'numbers',
} as const

/** How a channel's page looks. */
export function LookForm({ channel }: { channel: ManagedChannel }) {
  const { revalidate } = useRevalidator()
  return (
    <Card title="页面">
      <PageForm
        action="保存页面"
        edited={{ version: channel.look_version }}
        save={(form, send) =>
          send(deskChannelLook, {
            ...readForm(deskChannelLook, form, sheet),
            channel: channel.channel,
          })
        }
        said={() => '已保存，十几秒后所有人都能看到'}
        onSaved={() => revalidate()}
      >
        <LookFields look={channel} />
        <BlocksField chosen={channel.blocks} />
        <div className="grid gap-x-16 gap-y-12 wide:grid-cols-2">
          <Field
            label="医生板块的标题"
            name="doctor_title"
            maxLength={MOST.title}
            required
            defaultValue={channel.doctor_title}
          />
          <Field
            label="问答板块的标题"
            name="ask_title"
            maxLength={MOST.title}
            required
            defaultValue={channel.ask_title}
          />
        </div>
        <Topics legend="健康栏目（都不选就用合作医院写过的）" name="doctor_topics" chosen={channel.doctor_topics} />
        <Topics legend="问答栏目" name="ask_topics" chosen={channel.ask_topics} />
      </PageForm>
    </Card>
  )
}

const Topics = ({ legend, name, chosen }: { legend: string; name: string; chosen: readonly number[] }) => (
  <fieldset>
    <legend className="pb-6 text-14 font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-x-16">
      {Object.entries(topics).map(([id, text]) => (
        <Checkbox key={id} name={name} value={id} defaultChecked={chosen.includes(Number(id))}>
          {text}
        </Checkbox>
      ))}
    </div>
  </fieldset>
)
