import { type Columns, columnsByName } from '#client/import/reading/find-table.ts';

/** What columns of a file of books can be. */
export const bookRoles = [
  ...(['title', 'author', 'moreAuthors', 'isbn', 'otherIsbn', 'rating', 'shelf', 'tags'] as const),
  ...(['finished', 'started', 'dates', 'times', 'pages', 'minutes', 'year', 'publisher'] as const),
  ...(['format', 'series', 'volume', 'review', 'owned', 'subtitle', 'language', 'from'] as const),
  ...(['progress', 'favourite', 'ownedWith', 'returnOn', 'readings'] as const),
] as const;
export type BookRole = (typeof bookRoles)[number];
export type BookColumns = Columns<BookRole>;

export const roleLabels: Record<BookRole, string> = {
  title: 'Title',
  author: 'Author',
  moreAuthors: 'More authors',
  isbn: 'ISBN',
  otherIsbn: 'Another ISBN',
  rating: 'Rating',
  shelf: 'Status',
  tags: 'Tags',
  finished: 'Finished on',
  started: 'Started on',
  dates: 'Days of each reading',
  times: 'Times read',
  pages: 'Pages',
  minutes: 'Minutes',
  year: 'Year',
  publisher: 'Publisher',
  format: 'Format',
  series: 'Series',
  volume: 'Volume',
  review: 'Review',
  owned: 'Owned',
  subtitle: 'Subtitle',
  language: 'Language',
  from: 'Recommended by',
  progress: 'Progress',
  favourite: 'Favourite',
  ownedWith: 'Lent to or borrowed from',
  returnOn: 'Back on',
  readings: 'Readings',
};

// Of Goodreads and StoryGraph, in the languages that Goodreads speaks, and as people call them. They
// come in small letters and without accents.
const heads: Record<BookRole, readonly RegExp[]> = {
  title: [
    /^(book )?title$/,
    /^(titel|titre|titulo|titolo|tytul)( .*)?$/,
    /^(name|book|buch|livre)$/,
  ],
  author: [
    /^authors?$/,
    /^(autor|autorin|autoren|auteurs?|autores|autore|auteur)( .*)?$/,
    /^(writer|by|verfasser)$/,
  ],
  moreAuthors: [
    /^additional authors$|^contributors$/,
    /(weitere|zusatzliche) autor|autres auteurs|(otros|demas) autores|outros autores|altri autori/,
  ],
  isbn: [/^isbn ?-?13$/, /^isbn(\/uid)?$/, /^isbn/],
  otherIsbn: [/^isbn ?-?10$/, /^isbn$/],
  rating: [
    /^my rating$|^star rating$/,
    /meine (bewertung|wertung)|^ma note|^mon (evaluation|classement)|mi (calificacion|valoracion)|minha avaliacao|il mio voto|^mijn (beoordeling|waardering)/,
    /^(rating|stars|bewertung|note|calificacion|voto)$/,
  ],
  shelf: [
    /^exclusive shelf$|^read status$/,
    /exklusives regal|etagere exclusive|estante (exclusiva|exclusivo)|scaffale esclusivo|exclusieve plank/,
    /^(status|shelf|regal|etat|estado|stato)$/,
  ],
  tags: [
    /^bookshelves$|^tags$/,
    /^(bucherregale|regale|etageres|estanterias|estantes|scaffali|boekenplanken|schlagworter|etiquettes)$/,
  ],
  finished: [
    /^(last )?date (read|finished)$|^last date read$|^finished( on)?$/,
    /gelesen am|^lesedatum|date de lecture|lu le|fecha de lectura|leido el|data (de|da) leitura|data di lettura|gelezen op/,
  ],
  started: [/^date started$|^started( on)?$/, /angefangen|begonnen|commence|empezado|iniciado/],
  dates: [/^dates read$/],
  times: [
    /^read count$|^times read$/,
    /gelesen.*(anzahl|mal)|anzahl.*gelesen|nombre de lectures|veces leido|vezes lido|volte letto|aantal keer/,
  ],
  pages: [
    /^(number of )?pages$/,
    /seiten(zahl)?|nombre de pages|numero de paginas|paginas|pagine|aantal pagina/,
  ],
  minutes: [/^minutes$|^length in minutes$|^minuten$/],
  year: [
    /^year published$|^(publication )?year$|^published$/,
    /erscheinungsjahr|veroffentlichungsjahr|annee|ano (de|da) publica|anno|jaar/,
    /^original publication year$/,
  ],
  publisher: [/^publisher$/, /^(verlag|editeur|editorial|editora|editore|uitgever)$/],
  format: [
    /^binding$|^format$/,
    /^(einband|reliure|encuadernacion|encadernacao|legatura|bindwijze)$/,
  ],
  series: [/^series( name)?$/, /^(reihe|serie)$/],
  volume: [/^(series )?(number|volume|vol\.?)$/, /^(band|tome|tomo)$/],
  review: [/^(my )?review$/, /rezension|critique|resena|resenha|recensione|recensie/],
  owned: [
    /^owned\??$|^owned copies$|^whose$/,
    /exemplare|exemplaires|ejemplares|exemplares|copie possedute/,
  ],
  subtitle: [/^subtitle$|^untertitel$|^sous-titre$/],
  language: [/^language$|^sprache$|^langue$|^idioma$|^lingua$|^taal$/],
  from: [/^recommended by$|^empfohlen von$/],
  progress: [/^progress$|^fortschritt$|^progression$|^progreso$|^progresso$/],
  favourite: [/^favou?rite$/],
  ownedWith: [/^with$/],
  returnOn: [/^back on$/],
  readings: [/^readings$/],
};

/** What each column of a file is, by its name. */
export function guessBookColumns(names: readonly string[]): BookColumns {
  return columnsByName(names, heads, bookRoles);
}

/** Whether a file is one that was saved here: no other says with whom a book is and how far it is read. */
export function isOwnFile({ progress, ownedWith, returnOn }: BookColumns): boolean {
  return [progress, ownedWith, returnOn].every((at) => at !== undefined);
}
