export const sessionEndWords = `
  time.checked: Blick auf die Uhr | a look at the clock
  stay.request: angemeldet bleiben | stay logged in
  notice.close: verstanden | understood

  far: Noch lange hin — Die Sitzung endet nicht bald. | A long time yet — The session does not end soon.
  near: Endet gleich — In wenigen Minuten wird abgemeldet; ein Knopf hält die Sitzung offen. | Ends shortly — The person is logged out in a few minutes; a button keeps the session open.
  staying: Bleibt gerade — Der Server wird gebeten, die Sitzung offen zu halten. | Staying — The server is asked to keep the session open.
  unsure: Kam nicht an — Der Server hat nicht geantwortet; man kann es noch einmal versuchen. | Did not arrive — The server did not answer; one can try again.
  last: Endet sicher — Länger darf keine Sitzung dauern; nur das wird gesagt. | Ends for certain — No session may be longer; that is all there is to say.
  read: Gelesen — Die Nachricht vom Ende ist gelesen; die Arbeit geht bis dahin weiter. | Read — The notice of the end has been read; work goes on until then.
  asking: Zeit ist um — Nach der Uhr ist die Sitzung zu Ende; der Server wird gefragt, ob es stimmt. | Time is up — By the clock the session is over; the server is asked whether it is.
  ended: Zu Ende — Die Sitzung ist vorbei. | Over — The session is over.

  endedByServerOrTime: Niemand wird abgemeldet, ohne dass der Server es sagt oder die Zeit um ist. | Nobody is logged out unless the server says so or the time is up.
  stayOfferedWhereItHelps: Bleiben wird angeboten, wo es hilft: solange das Ende verschoben werden kann. | Staying is offered where it helps: as long as the end can be moved.
  nothingInFrontWhileFar: Solange es noch lange hin ist, steht nichts vor der Seite. | While the end is far nothing stands in front of the page.
  asksAfterTheEnd: Gefragt wird der Server erst nach dem Ende, damit die Frage die Sitzung nicht verlängert. | The server is asked after the end only, so that the question makes no session longer.
`;
