import type { DeliverableStatus } from '#domains/business/campaigns/deliverables/schema.ts';
import type { ExclusivityScope } from '#domains/business/campaigns/exclusivities/schema.ts';
import type { PaymentStanding } from '#domains/business/campaigns/payments/rules.ts';
import type {
  PaymentMethod,
  PaymentTrigger,
  VendorForms,
} from '#domains/business/campaigns/payments/schema.ts';
import type { RequirementKind } from '#domains/business/campaigns/requirements/schema.ts';
import type {
  Compensation,
  Disclosure,
  ProductStatus,
} from '#domains/business/campaigns/schema.ts';
import type { RightState } from '#domains/business/campaigns/usage-rights/rules.ts';
import type { RightStart } from '#domains/business/campaigns/usage-rights/schema.ts';

/** A list of choices for a select, in the order in which they are written here. */
export function optionsOf<K extends string>(labels: Record<K, string>) {
  // The keys of a record of constants are exactly its names.
  return (Object.keys(labels) as K[]).map((value) => ({ value, label: labels[value] }));
}

export const deliverableLabels: Record<DeliverableStatus, string> = {
  not_started: 'Not started',
  drafting: 'Drafting',
  submitted: 'Submitted',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  scheduled: 'Scheduled',
  posted: 'Posted',
  cancelled: 'Cancelled',
};

/** What a button says that moves a deliverable there. */
export const deliverableMoveLabels: Record<DeliverableStatus, string> = {
  not_started: 'Start over',
  drafting: 'Start drafting',
  submitted: 'Submit for approval',
  changes_requested: 'Note requested changes',
  approved: 'Mark approved',
  scheduled: 'Mark scheduled',
  posted: 'Mark posted',
  cancelled: 'Cancel deliverable',
};

export const standingLabels: Record<PaymentStanding, string> = {
  planned: 'Planned',
  invoiced: 'Invoiced',
  due_soon: 'Due soon',
  overdue: 'Overdue',
  part_paid: 'Part paid',
  paid: 'Paid',
  not_owed: 'Not owed',
  written_off: 'Written off',
  void: 'Void',
};

export const triggerLabels: Record<PaymentTrigger, string> = {
  on_signing: 'On signing',
  on_approval: 'On approval',
  on_posting: 'On posting',
  on_invoice: 'On invoice',
  fixed_date: 'Fixed date',
};

export const methodLabels: Record<PaymentMethod, string> = {
  bank: 'Bank transfer',
  paypal: 'PayPal',
  wise: 'Wise',
  stripe: 'Stripe',
  platform: 'Platform',
  cash: 'Cash',
  other: 'Other',
};

export const vendorFormLabels: Record<VendorForms, string> = {
  not_needed: 'Not needed',
  requested: 'Requested',
  sent: 'Sent',
};

export const compensationLabels: Record<Compensation, string> = {
  paid: 'Paid',
  gifted: 'Gifted',
  paid_plus_product: 'Paid and product',
  commission: 'Commission',
  paid_plus_commission: 'Paid and commission',
  unpaid: 'Unpaid',
};

export const disclosureLabels: Record<Disclosure, string> = {
  both: 'Label and #ad',
  paid_partnership_label: 'Paid partnership label',
  hashtag_ad: '#ad',
  hashtag_gifted: '#gifted',
  not_needed: 'Not needed',
};

export const productLabels: Record<ProductStatus, string> = {
  not_needed: 'Not needed',
  awaiting: 'Awaiting',
  shipped: 'Shipped',
  received: 'Received',
  returned: 'Returned',
};

export const requirementLabels: Record<RequirementKind, string> = {
  talking_point: 'Talking point',
  must_include: 'Must include',
  must_avoid: 'Must avoid',
  hashtag: 'Hashtag',
  mention: 'Mention',
  link: 'Link',
  discount_code: 'Discount code',
  disclosure: 'Disclosure',
  spec: 'Spec',
};

export const rightStartLabels: Record<RightStart, string> = {
  on_posting: 'On posting',
  on_delivery: 'On delivery',
  on_signing: 'On signing',
  fixed: 'On a date',
};

export const rightStateLabels: Record<RightState, string> = {
  pending: 'Not begun',
  active: 'Active',
  ending: 'Ending',
  expired: 'Expired',
  perpetual: 'Perpetual',
};

export const scopeLabels: Record<ExclusivityScope, string> = {
  category: 'A category',
  named_brands: 'Named brands',
  full: 'All other brands',
};
