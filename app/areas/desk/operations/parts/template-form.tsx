import { useState } from 'react'
import { exampleOf, lengths } from '#app/areas/notices/messages/rules/templates.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { deskMessageTemplateChange, type deskMessageTemplates } from '../contract.ts'
import { allMessages } from '../rules/templates.ts'

/** A message as the desk words it. */
export type ManagedTemplate = CallOutput<typeof deskMessageTemplates>['list'][number]

interface TemplateFormProps {
  template: ManagedTemplate
  onClose: () => void
  onSaved: () => void
}

const sheet = { title: 'text', text: 'text', is_told: 'flag', is_sms: 'flag', sms_template: 'text' } as const

/** The words of a message with their variables, by which ways it goes, and how it reads with examples. */
export function TemplateForm({ template: row, onClose, onSaved }: TemplateFormProps) {
  const [title, setTitle] = useState(row.title)
  const [text, setText] = useState(row.text)
  const takeBack = () => {
    setTitle(row.usual_title)
    setText(row.usual_text)
  }
  return (
    <EditForm
      title={`修改“${row.words}”`}
      action="保存"
      edited={row}
      refusedFields={{ 'title-variable': 'title', variable: 'text', 'sms-template': 'sms_template' }}
      save={(form, send) =>
        send(deskMessageTemplateChange, {
          ...readForm(deskMessageTemplateChange, form, sheet),
          template: row.template,
        })
      }
      said={() => '已保存，从下一条起用'}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Field
        label="标题"
        name="title"
        maxLength={lengths.title}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        required
      />
      <TextField
        label="内容"
        name="text"
        maxLength={lengths.text}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint={
          row.variables.length > 0
            ? `可以用：${row.variables.map(({ word }) => `{${word}}`).join(' ')}`
            : '这条消息没有可以填进去的变量'
        }
        required
      />
      {(title !== row.usual_title || text !== row.usual_text) && (
        <Button kind="text" size="small" onClick={takeBack}>
          换回系统原来的写法
        </Button>
      )}
      <Preview name={row.template} title={title} text={text} />
      {row.kept && <Notice>{row.kept}</Notice>}
      {row.is_sms_only === 0 && (
        <Checkbox name="is_told" defaultChecked={row.is_told === 1}>
          发到站内消息
        </Checkbox>
      )}
      <Checkbox name="is_sms" defaultChecked={row.is_sms === 1}>
        发短信
      </Checkbox>
      <Field
        label="服务商模板编号（可不填）"
        name="sms_template"
        maxLength={lengths.smsTemplate}
        defaultValue={row.sms_template}
        placeholder="如 SMS_123456789"
        hint={
          row.variables.length > 0
            ? `不填用通用通知模板；填了，模板里的变量是 ${row.variables.map(({ name }) => `\${${name}}`).join(' ')}`
            : '不填用通用通知模板；填了，那个模板不能有变量'
        }
      />
      <Former rows={row.former} />
    </EditForm>
  )
}

/** How it reads on a phone. */
function Preview({ name, title, text }: { name: string; title: string; text: string }) {
  const message = allMessages.get(name)
  if (!message) return null
  return (
    <section aria-label="预览" className="rounded-8 bg-well px-12 py-8 text-14">
      <p className="font-medium">{exampleOf(title, message)}</p>
      <p>{exampleOf(text, message)}</p>
    </section>
  )
}

function Former({ rows }: { rows: ManagedTemplate['former'] }) {
  if (rows.length === 0) return null
  return (
    <Disclosure title="以前的写法">
      <ul className="space-y-8 text-14">
        {rows.map((row) => (
          <li key={row.change_time}>
            <p className="text-12 text-ink-3">
              {row.changed_by} {row.change_time.slice(0, 16)} 写的
            </p>
            <p className="font-medium">{row.title}</p>
            <p>{row.text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
