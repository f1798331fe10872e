import { DownloadIcon } from 'lucide-react'
import { Frame } from '#app/shell/frame.tsx'
import { Copyable } from '#app/shell/share/copyable.tsx'
import { BottomAction } from '#kit/ui/bottom-action.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { QrCode } from '#kit/ui/qr-code.tsx'
import { behindGate, type Loading, readId } from '#kit/wire/load.ts'
import { certificateCheckAddress } from '../cards/offline-address.ts'
import { offLineCertificate } from '../contract.ts'
import { CertificateFacts } from '../parts/certificate-facts.tsx'
import { certificateIsNot } from '../rules.ts'
import type { Route } from './+types/offlinecertificate'

export { handle } from 'virtual:rows/offline-certificate'

const load = ({ callApi, query }: Loading) => callApi(offLineCertificate, { signup_id: readId(query, 'signup_id') })
export const clientLoader = behindGate(load)

export default function OfflineCertificatePage({ loaderData: certificate }: Route.ComponentProps) {
  const { certificate_no, check_url, pdf_url } = certificate
  return (
    <Frame bar={{}}>
      <div className="space-y-12 p-16">
        <CertificateFacts certificate={certificate} number={<Copyable text={certificate_no} name="证明编号" />} />
        <Card title="别人怎么核对">
          <div className="flex flex-wrap items-center gap-16">
            <div className="w-120 shrink-0">
              <QrCode text={check_url} alt="核对这份证明的二维码" />
            </div>
            <div className="min-w-160 grow basis-160 space-y-8 text-14 text-ink-2">
              <p>扫这个码，或输入证明编号，就能看到是不是真的。名字只显示姓。</p>
              <ButtonLink kind="secondary" size="small" to={certificateCheckAddress(certificate_no)}>
                打开核对页
              </ButtonLink>
            </div>
          </div>
        </Card>
        <p className="text-12 text-ink-3">{certificateIsNot}。</p>
      </div>
      <div className="grow" />
      <BottomAction>
        <Button onClick={() => window.location.assign(pdf_url)}>
          <DownloadIcon />
          打开 PDF
        </Button>
      </BottomAction>
    </Frame>
  )
}
