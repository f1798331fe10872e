import { type Document, documents, longest } from '#app/areas/account/consents/rules.ts'
import { EditForm } from '#app/desk-shell/edit-form.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { deskConsentPublish } from '../contract.ts'

interface PublishFormProps {
  /** The version that counts now. */
  current: { document: Document; version: number; title: string; text: string }
  onClose: () => void
  onSaved: () => void
}

/** A new version of a text, written over the one that counts now. */
export function PublishForm({ current: { document, version, title, text }, onClose, onSaved }: PublishFormProps) {
  return (
    <EditForm
      title={`发布${documents[document]}第 ${version + 1} 版`}
      action="发布，所有人重新同意"
      refusedFields={{ same: 'text' }}
      save={(form, send) => {
        const written = readForm(deskConsentPublish, form, { title: 'text', change: 'text', text: 'text' })
        return send(deskConsentPublish, { ...written, document, after: version })
      }}
      said={(done) => `第 ${done.version} 版已发布，患者下次用到时会重新征得同意`}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Notice tone="warning">发布后不能修改或删除。所有患者都要重新同意，同意之前不能办理需要它的业务。</Notice>
      <Field label="标题" name="title" defaultValue={title} maxLength={longest.title} required />
      <TextField
        label="这一版的变化"
        name="change"
        rows={2}
        maxLength={longest.change}
        hint="患者会看到，一两句话说清楚改了什么。"
        required
      />
      <TextField
        label="全文"
        name="text"
        rows={16}
        maxLength={longest.text}
        defaultValue={text}
        hint="一行一段，小标题以“# ”开头。"
        required
      />
    </EditForm>
  )
}
