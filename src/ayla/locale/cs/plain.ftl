### Where the app itself cannot run: said by the service. The texts stand in HTML as plain text.

plain-about = Hrajte Goré, mankalu 2×4 národa Guro z Pobřeží slonoviny.
plain-no-script = Tady se hraje Goré, desková hra národa Guro z Pobřeží slonoviny. Deska na této stránce potřebuje JavaScript, který je v tomto prohlížeči vypnutý. Zapněte ho pro tento web a načtěte stránku znovu.
plain-terminal = Bez prohlížeče hraje tutéž hru v terminálu příkaz „ayla play“.
plain-too-old = Pro desku na této stránce je tento prohlížeč příliš starý. Zobrazí ji novější verze prohlížeče Firefox, Chrome, Edge nebo Safari.
plain-loading = Načítá se… Pokud to trvá dlouho, stránka se nenačetla celá. Načtěte ji znovu.
plain-offline = Služba Ayla není dostupná
plain-offline-missing = Chybí služba, která uchovává partie, zná pravidla a dává vám soupeře. Buď toto zařízení nemá připojení, nebo služba právě neběží.
plain-offline-kept = Vaše partie jsou uložené tam a pokračují tam, kde skončily.
plain-offline-again = Zkusit znovu
