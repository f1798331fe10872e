import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { askDetail } from '../contract.ts'

/** A consultation as the cashier shows it: of whom, how, for whom. */
export function ConsultationToPay({ consultation }: { consultation: CallOutput<typeof askDetail> }) {
  const { doctor, dep_name, type_name, truename } = consultation
  return (
    <Card title={doctor ? `${doctor.doctor_name} ${doctor.title_name}` : dep_name}>
      <Facts
        facts={[
          { name: '问诊方式', value: type_name },
          ...(doctor ? [{ name: '医院', value: `${doctor.unit_name} ${doctor.dep_name}` }] : []),
          { name: '就诊人', value: truename },
        ]}
      />
    </Card>
  )
}
