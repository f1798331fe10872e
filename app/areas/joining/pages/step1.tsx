import { Field } from '#kit/ui/field.tsx'
import { JoinStep } from '../parts/join-frame.tsx'
import { MOST } from '../rules.ts'

export { handle } from 'virtual:rows/R042'

export default function JoinContactPage() {
  return (
    <JoinStep step={1}>
      {({ draft }) => (
        <>
          <Field
            label="联系人"
            name="contact"
            keyboard="name"
            maxLength={MOST.contact}
            defaultValue={draft.contact}
            hint="审核有疑问时找谁"
          />
          <Field label="联系电话" name="mobile" keyboard="mobile" defaultValue={draft.mobile} />
          <Field
            label="工作台登录名"
            name="login_name"
            maxLength={MOST.login}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={draft.login_name}
            hint="通过后，第一位管理员用它登录医院工作台，如 renai-admin"
          />
        </>
      )}
    </JoinStep>
  )
}
