/**
 * The rooms from the bottom of the house to its top. A room's server may ask those before it, never those after it;
 * what must go upward is told (`here.tell`). A new room gets its line here.
 */
export const order: readonly string[] = [
  'location',
  ...suite('notices', ['sms']),
  ...suite('account', [...['sign-in', 'protocol', 'profile', 'members', 'health-cards', 'marks', 'settings']]),
  ...suite('notices', ['messages']),
  'files',
  'pay',
  ...suite('account', ['bank-cards']),
  'guide',
  ...suite('content', ['slots', 'videos', 'channels']),
  ...suite('guahao', [
    'catalogue',
    'hospitals',
    'visit-cards',
    'departments',
    'illnesses',
    'doctors',
    'schedules',
    'booking',
    'waitlist',
    'stops',
    'comments',
    'ranks',
  ]),
  // Doctors write them.
  ...suite('content', ['articles']),
  ...suite('mall', ['catalogue', 'stock', 'goods', 'shelf', 'freight', 'coupons', 'seckill']),
  'audio-class',
  'gjyl',
  'records',
  'points',
  'membership',
  ...suite('orders', [
    ...['addresses', 'checkout', 'logistics', 'appointments', 'refunds', 'invoices', 'gifts', 'reviews'],
  ]),
  ...suite('consult', ['talk', 'doctors', 'asks', 'chat', 'calls']),
  'help',
  'family-doctor',
  'activities',
  'favourites',
  'search',
  'store-app',
  'analytics',
  ...suite('desk', [
    ...['staff', 'audit', 'clinic', 'schedules', 'stops', 'hospital'],
    ...['goods', 'freight', 'seckill', 'coupons', 'adverts'],
    ...['orders', 'appointments', 'reviews', 'articles', 'refunds', 'money', 'talks'],
  ]),
  ...suite('workbench', ['door', 'asks', 'chat', 'schedule', 'income', 'articles', 'family']),
  'home',
  'sandbox',
]

function suite(name: string, rooms: string[]): string[] {
  return rooms.map((room) => `${name}/${room}`)
}
