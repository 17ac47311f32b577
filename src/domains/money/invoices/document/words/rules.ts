import type { InvoiceLanguage } from '#domains/money/invoices/schema.ts';

/** The fixed words of an invoice in one language. */
export interface InvoiceWords {
  locale: string;
  invoice: string;
  creditNote: string;
  revision: string;
  draft: string;
  date: string;
  due: string;
  reference: string;
  toPay: string;
  credited: string;
  billedTo: string;
  about: string;
  credits: string;
  item: string;
  pieces: string;
  each: string;
  amount: string;
  subtotal: string;
  tax: string;
  vat: string;
  taxId: string;
  vatId: string;
  payTo: string;
  terms: string;
  /** 'Page 1 of 2', with the two numbers between. */
  page: readonly [before: string, between: string];
}

export const invoiceWords: Record<InvoiceLanguage, InvoiceWords> = {
  en: {
    locale: 'en',
    invoice: 'Invoice',
    creditNote: 'Credit note',
    revision: 'Revision',
    draft: 'Draft',
    date: 'Date',
    due: 'Due',
    reference: 'Your reference',
    toPay: 'To pay',
    credited: 'Credited',
    billedTo: 'Billed to',
    about: 'For',
    credits: 'Credits invoice',
    item: 'Deliverable',
    pieces: 'Pieces',
    each: 'Each',
    amount: 'Amount',
    subtotal: 'Subtotal',
    tax: 'Tax',
    vat: 'VAT',
    taxId: 'Tax ID',
    vatId: 'VAT ID',
    payTo: 'Pay to',
    terms: 'Terms',
    page: ['Page', 'of'],
  },
  de: {
    locale: 'de',
    invoice: 'Rechnung',
    creditNote: 'Rechnungskorrektur',
    revision: 'Fassung',
    draft: 'Entwurf',
    date: 'Rechnungsdatum',
    due: 'Fällig',
    reference: 'Ihr Zeichen',
    toPay: 'Zu zahlen',
    credited: 'Gutgeschrieben',
    billedTo: 'Rechnung an',
    about: 'Für',
    credits: 'Korrigiert Rechnung',
    item: 'Leistung',
    pieces: 'Menge',
    each: 'Einzelpreis',
    amount: 'Betrag',
    subtotal: 'Zwischensumme',
    tax: 'Steuer',
    vat: 'USt.',
    taxId: 'Steuernummer',
    vatId: 'USt-IdNr.',
    payTo: 'Zahlbar an',
    terms: 'Bedingungen',
    page: ['Seite', 'von'],
  },
  fr: {
    locale: 'fr',
    invoice: 'Facture',
    creditNote: 'Avoir',
    revision: 'Révision',
    draft: 'Brouillon',
    date: 'Date',
    due: 'Échéance',
    reference: 'Votre référence',
    toPay: 'À payer',
    credited: 'Crédité',
    billedTo: 'Facturé à',
    about: 'Objet',
    credits: 'Annule la facture',
    item: 'Prestation',
    pieces: 'Quantité',
    each: 'Prix unitaire',
    amount: 'Montant',
    subtotal: 'Sous-total',
    tax: 'Taxe',
    vat: 'TVA',
    taxId: 'N° fiscal',
    vatId: 'N° de TVA',
    payTo: 'Règlement',
    terms: 'Conditions',
    page: ['Page', 'sur'],
  },
  es: {
    locale: 'es',
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    revision: 'Revisión',
    draft: 'Borrador',
    date: 'Fecha',
    due: 'Vencimiento',
    reference: 'Su referencia',
    toPay: 'A pagar',
    credited: 'Abonado',
    billedTo: 'Facturado a',
    about: 'Concepto',
    credits: 'Rectifica la factura',
    item: 'Servicio',
    pieces: 'Cantidad',
    each: 'Precio',
    amount: 'Importe',
    subtotal: 'Subtotal',
    tax: 'Impuesto',
    vat: 'IVA',
    taxId: 'NIF',
    vatId: 'NIF-IVA',
    payTo: 'Datos de pago',
    terms: 'Condiciones',
    page: ['Página', 'de'],
  },
};
