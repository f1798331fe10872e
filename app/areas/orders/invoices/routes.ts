import { type Row, room } from '#app/route-table.ts'

const page = room('orders/invoices')

export const rows: readonly Row[] = [
  {
    id: 'R066',
    path: '/health/InvoiceDetails',
    file: page('invoice-details'),
    title: '订单发票',
    login: true,
    keepAlive: true,
  },
  { id: 'R098', path: '/invoice/create', file: page('create'), title: '申请开票', login: true },
  { id: 'R099', path: '/invoice/success', file: page('success'), title: '开发票' },
  { id: 'R100', path: '/invoice/details', file: page('details'), title: '发票详情' },
  { id: 'R101', path: '/invoice/refundResult', file: page('refund-result'), title: '退款后的发票' },
  { id: 'R102', path: '/invoice/addInvoice', file: page('add-invoice'), title: '添加发票抬头', login: true },
  { id: 'R103', path: '/invoice/invoiceDetail', file: page('invoice-detail'), title: '抬头详情' },
  { id: 'R104', path: '/invoice/invoiceSuccess', file: page('invoice-success'), title: '发票抬头' },
  { id: 'invoice-titles', path: '/invoice/titles', file: page('titles'), title: '发票和抬头' },
]
