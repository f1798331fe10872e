import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Frame } from '#app/shell/frame.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { Notice } from '#kit/ui/notice.tsx'
import { RefusedError } from '#kit/wire/errors.ts'
import { inBrowser, type Loading, onServer } from '#kit/wire/load.ts'
import { certificateCheckAddress } from '../cards/offline-address.ts'
import { offLineCertificateCheck } from '../contract.ts'
import { CertificateFacts } from '../parts/certificate-facts.tsx'
import { certificateIsNot } from '../rules.ts'
import type { Route } from './+types/certificate'

export { handle } from 'virtual:rows/offline-certificate-check'

const MOST_LETTERS = 40

const load = async ({ callApi, query }: Loading) => {
  const asked = (query.get('certificate_no') ?? '').slice(0, MOST_LETTERS).trim()
  if (asked === '') return { asked, found: undefined }
  try {
    return { asked, found: await callApi(offLineCertificateCheck, { certificate_no: asked }) }
  } catch (error) {
    if (error instanceof RefusedError && error.reason === 'not-found') return { asked, found: undefined }
    throw error
  }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CertificatePage({ loaderData: { asked, found } }: Route.ComponentProps) {
  return (
    <Frame bar={{ share: { title: '核对参加证明', desc: '输入证明上的编号，看是不是医院发的。' } }}>
      <div className="space-y-16 p-16">
        <Ask key={asked} asked={asked} />
        {found && (
          <>
            <Notice tone="success">是真的：这份证明由{found.unit_name}的现场签到产生。</Notice>
            <CertificateFacts certificate={found} number={found.certificate_no} title="参加证明" />
            <p className="text-12 text-ink-3">名字只显示姓，请和证明上的核对。{certificateIsNot}。</p>
          </>
        )}
        {asked !== '' && !found && (
          <Notice tone="danger">
            没有查到这个编号。请看看有没有抄错；注销账号或删掉的证明也查不到，可以问主办的医院。
          </Notice>
        )}
      </div>
    </Frame>
  )
}

function Ask({ asked }: { asked: string }) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(asked)
  const check = (form: FormEvent) => {
    form.preventDefault()
    if (typed.trim()) navigate(certificateCheckAddress(typed.trim()), { replace: true })
  }
  return (
    <form onSubmit={check} className="space-y-12">
      <h2 className="sr-only">输入编号</h2>
      <Field
        label="证明编号"
        name="certificate_no"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={MOST_LETTERS}
        placeholder="例如 7F3K-9QWX-2MTR"
        hint="在证明的左下角，十二位字母和数字，大小写、横线都不要紧"
        autoComplete="off"
        required
      />
      <Button type="submit">核对</Button>
    </form>
  )
}
