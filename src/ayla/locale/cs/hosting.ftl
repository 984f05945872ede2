hosting-ready = Ayla je na adrese { $address } (ukončí ji Ctrl-C)
hosting-lan = Kdo je na stejné Wi-Fi, otevře tuto adresu nebo naskenuje kód:
hosting-no-lan = Tento počítač není v žádné síti, takže nikdo jiný nemůže přijít. Připojte jej k Wi-Fi a spusťte Aylu znovu.
