import type { ReactNode } from 'react'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { offLineCertificateCheck } from '../contract.ts'
import { certificateIs } from '../rules.ts'

interface CertificateFactsProps {
  certificate: CallOutput<typeof offLineCertificateCheck>
  /** The number as it is shown. */
  number: ReactNode
  /** Where the page is not called so. */
  title?: string
}

/** What a certificate says. */
export function CertificateFacts({ certificate, number, title }: CertificateFactsProps) {
  const { member_name, unit_name, dep_name, begin_time, end_time } = certificate
  return (
    <Card>
      {title && <h2 className="pb-12 text-center text-18 font-semibold">{title}</h2>}
      <p className="text-center text-22 font-semibold break-words">{member_name}</p>
      <p className="pt-4 text-center text-16 text-balance break-words">{certificate.title}</p>
      <p className="py-12 text-center text-14 text-ink-2">{certificateIs}</p>
      <Facts
        facts={[
          { name: '时间', value: `${begin_time.slice(0, 16)}–${end_time.slice(11, 16)}` },
          { name: '主办', value: `${unit_name} ${dep_name}` },
          { name: '证明编号', value: number },
        ]}
      />
    </Card>
  )
}
