import { Copyable } from '#app/shell/share/copyable.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Facts } from '#kit/ui/facts.tsx'

/** Who carries a parcel, and under which number. */
export function CarrierCard({ parcel: { company, number } }: { parcel: { company: string; number: string } }) {
  return (
    <Card>
      <Facts
        facts={[
          { name: '快递公司', value: company },
          { name: '快递单号', value: <Copyable text={number} name="快递单号" /> },
        ]}
      />
    </Card>
  )
}
